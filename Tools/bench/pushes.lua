-- What devices send a house to keep, for wrk:
--
--     wrk -s pushes.lua ORIGIN -- PLAYERS ROWS PAUSE
--
-- PLAYERS is a file with a line `TOKEN EPOCH` each; their turn comes one after the other. With ROWS = 1 each
-- sends its game with one move more, and a new game after 20; with more, so many whole games. For PAUSE and
-- what is printed see load.lua.

local words = {
  "slate", "mound", "brick", "fight", "waltz", "jumpy", "quick", "vexed", "crown", "plied",
  "trace", "brace", "grace", "moist", "bulky", "fjord", "dough", "geese", "there", "mummy",
}
dofile("Tools/bench/load.lua")
local players, rows, count = {}, 1, 0

function init(arguments)
  for line in io.lines(arguments[1]) do
    local token, epoch = line:match("(%S+) (%S+)")
    players[#players + 1] = {
      epoch = epoch, fields = { ["Cookie"] = "pastime=" .. token, ["Pastime"] = "1" },
    }
  end
  rows, pause = tonumber(arguments[2]), tonumber(arguments[3])
end

local function row(game, moves)
  local id = string.format("%032x", game)
  local text = "pastime 1\ngame codeword 1\nid " .. id .. "\nbegun 1760000000000\n" ..
    "options length=5 attempts=any mode=standard\npuzzle crane\n\n"
  for move = 1, moves do
    text = text .. move * 1000 .. " " .. move * 1000 .. " " .. words[move] .. "\n"
  end
  return "record/" .. id .. " " .. #text .. "\n" .. text .. "\n"
end

function request()
  local player = players[count % #players + 1]
  local turn = math.floor(count / #players)
  count = count + 1
  local body = { "pastime-push 1 " .. player.epoch .. " " .. rows .. "\n" }
  if rows == 1 then
    body[2] = row(math.floor(turn / #words) + 1, turn % #words + 1)
  else
    for number = 1, rows do body[number + 1] = row(turn * rows + number, 6) end
  end
  return wrk.format("POST", "/v1/rows", player.fields, table.concat(body))
end

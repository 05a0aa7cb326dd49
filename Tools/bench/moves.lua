-- Moves that devices send a house to judge, for wrk:
--
--     wrk -s moves.lua ORIGIN -- PLAYERS PAUSE
--
-- PLAYERS is a file with a line `TOKEN PLAY` each, the play a Codeword without a limit of attempts. Their turn
-- comes one after the other; there are far more of them than connections, so the move before is judged by then.
-- For PAUSE and what is printed see load.lua.

local words = {
  "slate", "mound", "brick", "fight", "waltz", "jumpy", "quick", "crown", "trace", "brace",
  "grace", "moist", "bulky", "fjord", "dough", "geese", "there", "mummy",
}
dofile("Tools/bench/load.lua")
-- wrk asks for one request before it begins, to look at it, and does not send that one.
local players, count = {}, -1

function init(arguments)
  for line in io.lines(arguments[1]) do
    local token, play = line:match("(%S+) (%S+)")
    players[#players + 1] = {
      path = "/v1/plays/" .. play .. "/moves",
      fields = { ["Cookie"] = "pastime=" .. token, ["Pastime"] = "1" },
    }
  end
  pause = tonumber(arguments[2])
end

function request()
  local number = math.max(count, 0)
  count = count + 1
  local player = players[number % #players + 1]
  local turn = math.floor(number / #players)
  local word = words[turn % #words + 1]
  return wrk.format("POST", player.path, player.fields,
    "pastime-moves 1\nat " .. turn .. "\nmove " .. word .. "\n")
end

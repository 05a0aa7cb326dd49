-- What all loads of wrk share. A connection waits for `pause` milliseconds on average before it sends again.
-- At the end the requests are printed, the seconds, the 99th percentile in milliseconds, and the failures.

pause = 0
math.randomseed(7)

function delay()
  return pause > 0 and math.random(0, 2 * pause) or 0
end

function done(summary, latency)
  local errors = summary.errors
  local failures =
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    "kept %d %f %f %d\n", summary.requests, summary.duration / 1e6,
    latency:percentile(99) / 1e3, failures))
end

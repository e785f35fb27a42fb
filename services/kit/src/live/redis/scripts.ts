/**
 * The position of a message is the clock's milliseconds, or the one after the last where that is more: it grows for ever, also when Redis has lost
 * what it knew last. A script runs alone, so the order of publishing is the order of positions. Numbers of this size have to be written out: Lua
 * would shorten them to 1.7e+12.
 */
const NOW = "local time = redis.call('TIME'); local now = time[1] * 1000 + math.floor(time[2] / 1000)";

/** KEYS: the last position. ARGV: the channel, the messages. */
export const TELL = `
${NOW}
local position = tonumber(redis.call('GET', KEYS[1]) or 0)
for index = 2, #ARGV do
  position = math.max(now, position + 1)
  redis.call('PUBLISH', ARGV[1], string.format('%.0f', position) .. ':' .. ARGV[index])
end
redis.call('SET', KEYS[1], string.format('%.0f', position))`;

/** KEYS: the last position. Answers with it; where there is none yet, the first message will come after the one that is answered. */
export const LAST_POSITION = `
${NOW}
redis.call('SET', KEYS[1], string.format('%.0f', now), 'NX')
return redis.call('GET', KEYS[1])`;

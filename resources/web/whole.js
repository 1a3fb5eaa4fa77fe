// A message of the host with all that it left out.

import { MESSAGES, SHAPES } from "/shapes.js";

export const whole = (message) => filled(MESSAGES[message.t], message);

function filled(name, record) {
  const shape = SHAPES[name];
  if (!shape || record === null) return record;
  const full = { ...shape.defaults, ...record };
  for (const [field, part] of Object.entries(shape.parts)) {
    full[field] = Array.isArray(full[field]) ? full[field].map((each) => filled(part, each)) : filled(part, full[field]);
  }
  return full;
}

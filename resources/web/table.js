// What the table says of itself before one sits down: whose it is and what is played. With a code it says nothing, which is
// `null`; as long as nothing is known of it, it is `undefined`.

export async function tableNow() {
  const answer = await fetch("/table.json").catch(() => undefined);
  return answer?.ok ? answer.json().catch(() => undefined) : undefined;
}

// What the table says of itself before one sits down: whose it is and what is played. With a code it says nothing.

export async function tableNow() {
  const answer = await fetch("/table.json").catch(() => null);
  return answer?.ok ? answer.json().catch(() => null) : null;
}

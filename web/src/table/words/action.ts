/** The text form of an action: a seat, a verb and its arguments (`1 bid solo`, `0 play AS`). */
export interface Action {
  seat: number;
  verb: string;
  args: string[];
}

export function parseAction(text: string): Action {
  const [seat = '', verb = '', ...args] = text.split(' ');
  return { seat: Number(seat), verb, args };
}

/** The answer that names just these arguments, in whatever order. */
export function answerWith(answers: readonly string[], args: readonly string[]): string | undefined {
  const wanted = [...args].sort().join(' ');
  return answers.find((text) => [...parseAction(text).args].sort().join(' ') === wanted);
}

/** What the answers ask for: their verbs, each once, in the order given. */
export function verbs(answers: readonly string[]): string[] {
  return [...new Set(answers.map((text) => parseAction(text).verb))];
}

/** The answers with one verb, by their first argument (the card, suit or contract). */
export function answersBy(answers: readonly string[], ...wanted: string[]): Map<string, string> {
  const matching = answers.map((text) => ({ text, ...parseAction(text) }));
  return new Map(
    matching.filter(({ verb }) => wanted.includes(verb)).map(({ text, args }) => [args[0] ?? '', text]),
  );
}

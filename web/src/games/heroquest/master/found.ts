/** Those in whose words what is sought occurs, in the order in which they stand. */
export function found<T>(all: readonly T[], sought: string, words: (one: T) => readonly string[]): T[] {
  const wanted = sought.trim().toLocaleLowerCase();
  return all.filter((one) => words(one).some((word) => word.toLocaleLowerCase().includes(wanted)));
}

/** Those in whose words what is sought occurs: first those that are called so, then the others, each as they stand. */
export function found<T>(all: readonly T[], sought: string, words: (one: T) => readonly string[]): T[] {
  const wanted = sought.trim().toLocaleLowerCase();
  const has = (word: string | undefined): boolean => word?.toLocaleLowerCase().includes(wanted) ?? false;
  const called = all.filter((one) => has(words(one)[0]));
  return [...called, ...all.filter((one) => !has(words(one)[0]) && words(one).some(has))];
}

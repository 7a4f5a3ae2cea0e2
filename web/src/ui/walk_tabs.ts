/** The arrow keys walk along a row of tabs that one sees. */
export function walkTabs(event: KeyboardEvent): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLButtonElement>('button')].filter((button) => button.offsetParent !== null);
  const next = buttons[(buttons.indexOf(event.target as HTMLButtonElement) + step + buttons.length) % buttons.length];
  next?.focus();
  next?.click();
  event.preventDefault();
  event.stopPropagation();
}

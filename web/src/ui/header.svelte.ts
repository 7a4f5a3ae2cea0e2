/** The header of the house steps aside where a page brings one of its own. */

class Header {
  replaced = $state(false);
}

const state = new Header();
export const header: Readonly<Pick<Header, 'replaced'>> = state;

/** For as long as the component lives that calls this. */
export function bringHeader(): void {
  $effect.pre(() => {
    state.replaced = true;
    return () => {
      state.replaced = false;
    };
  });
}

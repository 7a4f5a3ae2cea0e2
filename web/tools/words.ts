import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const NAME = 'virtual:words';

/**
 * The texts of the client as modules: `virtual:words` knows how to load each language, and a language is one file
 * with all of its subjects. The languages are the folders that there are.
 */
export function words(folder: string): Plugin {
  const list = (path: string, ending: string) => readdirSync(path).filter((name) => name.endsWith(ending)).sort();
  return {
    name: 'questhall-words',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) {
        const entries = list(folder, '').map((lang) => `${JSON.stringify(lang)}: () => import('${NAME}/${lang}')`);
        return `export default { ${entries.join(', ')} };`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const lang = id.slice(NAME.length + 2);
      const subjects = list(join(folder, lang), '.json').map((file) => file.replace(/\.json$/, ''));
      const imports = subjects.map((subject, i) => `import s${i} from '${folder}/${lang}/${subject}.json';`);
      const fields = subjects.map((subject, i) => `${JSON.stringify(subject)}: s${i}`);
      return `${imports.join('\n')}\nexport default { ${fields.join(', ')} };`;
    },
  };
}

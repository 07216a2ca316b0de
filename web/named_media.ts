import { LAYOUTS, type Layout } from './src/styles/layouts.ts';

interface AtRule {
  params: string;
  error(message: string): Error;
}

/** Replace a layout's name by its condition: `@media (--phone)`. */
export const named = {
  postcssPlugin: 'named-layouts',
  AtRule: {
    media(rule: AtRule) {
      rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
        if (name in LAYOUTS) return `(${LAYOUTS[name as Layout]})`;
        throw rule.error(`no layout is called ${name}`);
      });
    },
  },
};

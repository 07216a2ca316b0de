import type { Error as Refused } from '../../protocol/messages';
import { errorText } from '../../protocol/sentence';
import { hasText, t } from '../../i18n/translate.svelte';

/** Why a deal cannot be loaded, in words; of a code, its error. */
export function dealErrorText({ code, facts = {} }: Refused): string {
  const what = typeof facts.what === 'string' ? facts.what : '';
  const id = [`fault-${code}-${what}`, `fault-${code}`].find((one) => hasText(one));
  return id ? t(id) : errorText(code, facts);
}

import type { Error as Refused } from '../../protocol/messages';
import { errorText } from '../../protocol/sentence';
import { hasText, t } from '../../i18n/translate.svelte';

/** Why a deal cannot be had, in words; of a code, what is wrong with it. */
export function dealErrorText({ code, facts = {} }: Refused): string {
  const what = typeof facts.what === 'string' ? facts.what : '';
  const id = [`fault-${code}-${what}`, `fault-${code}`].find((one) => hasText(one));
  return id ? t(id) : errorText(code, facts);
}

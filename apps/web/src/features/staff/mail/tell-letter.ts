import type { LetterState } from '@lectern/contract/identity/mail-states'
import { toasts } from '@lectern/ui/feedback/toast-store'
import type { Translate } from '../../../lib/texts/index.ts'

/** Tells what happens to the letter of an invitation that was just made; `going` says it where letters go out. */
export const tellLetter = (
  { email, letter }: { readonly email: string; readonly letter: LetterState },
  going: string,
  t: Translate,
): void => {
  if (letter !== 'kept') return void toasts.show({ tone: 'success', title: going })
  toasts.show({
    tone: 'warning',
    title: t('expert.letter_kept_toast', { email }),
    message: t('expert.letter_kept_text'),
  })
}

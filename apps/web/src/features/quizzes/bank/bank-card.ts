import type { MenuEntry } from '@lectern/ui/actions/menu'
import { Library } from 'lucide-react'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import type { Translate } from '../../../lib/texts/index.ts'

/** A question of a quiz beside the one of the bank that it came from. */
export interface BankCard {
  /** The one that it came from; undefined where there is none, or none any more. */
  entry: number | undefined
  /** The bank has another form than the one that was taken over. */
  isOlder: boolean
  keep: () => void
  takeOver: () => void
  /** Stays as it is, until the bank has yet another form. */
  keepOwn: () => void
}

/** What a question's menu offers of the bank. */
export const bankEntries = ({ entry, keep }: BankCard, t: Translate): MenuEntry[] => [
  entry === undefined
    ? { kind: 'action', label: t('quizzes.bank_keep'), icon: Library, onSelect: keep }
    : {
        kind: 'link',
        label: t('quizzes.bank_open_question'),
        icon: Library,
        href: expertPaths.bankQuestion(entry),
      },
]

/** How a question is called in a list of the bank. */
export const bankName = ({ name }: { readonly name: string }, t: Translate): string =>
  name === '' ? t('quizzes.question_untitled') : name

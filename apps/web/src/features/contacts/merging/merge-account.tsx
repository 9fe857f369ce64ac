import { Icon } from '@lectern/ui/layout/icon'
import { History, KeyRound, ListChecks, type LucideIcon, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { mergeLimits } from '@lectern/contract/contacts/merging/merging'
import { useTexts } from '../../../lib/texts/index.ts'
import bulk from '../bulk/bulk.module.css'
import { LettersMark } from '../consents/letters-mark.tsx'
import { distinctName } from './distinct-name.ts'
import { accountOf, type MergePlan } from './merge-draft.ts'
import styles from './merging.module.css'

/** What becomes of all that both have: figures that add up, and what goes along as a whole. */
export const MergeAccount = ({ plan }: { plan: MergePlan }) => {
  const { t } = useTexts()
  const { values, tags } = accountOf(plan)
  const pair = [plan.survivor, plan.absorbed]
  const names = {
    survivor: distinctName(plan.survivor, pair),
    absorbed: distinctName(plan.absorbed, pair),
  }
  return (
    <section className={styles.values}>
      <h2 className={styles.heading}>{t('contacts.merge_account')}</h2>
      <div className={styles.sums}>
        <Sum
          caption={t('contacts.merge_values')}
          kept={[t('contacts.merge_values_kept', names), values.kept]}
          added={[t('contacts.merge_values_taken', names), values.taken]}
          total={[t('contacts.merge_values_total'), values.total]}
        />
        <Sum
          caption={t('contacts.tags')}
          kept={[t('contacts.merge_tags_kept', names), tags.kept]}
          added={[t('contacts.merge_tags_added', names), tags.added]}
          total={[t('contacts.merge_tags_total'), tags.total]}
        />
      </div>
      <ul className={styles.moves}>
        <Move icon={Mail}>
          {t('contacts.merge_letters')} <LettersMark state={plan.letters} />
        </Move>
        <Move icon={ListChecks}>{t('contacts.merge_lists')}</Move>
        <Move icon={KeyRound}>
          {plan.survivor.has_account ? t('contacts.merge_access', names) : t('contacts.merge_access_none')}
        </Move>
        <Move icon={History}>{t('contacts.merge_history')}</Move>
      </ul>
      <p className={styles.muted}>{t('contacts.merge_undo_days', { count: mergeLimits.undoDays })}</p>
    </section>
  )
}

type Line = readonly [words: string, count: number]

interface SumProps {
  caption: string
  kept: Line
  added: Line
  total: Line
}

const Sum = ({ caption, kept, added, total }: SumProps) => {
  const { number } = useTexts()
  return (
    <table className={bulk.account}>
      <caption>{caption}</caption>
      <tbody>
        {[kept, added].map(([words, count]) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td>{number(count)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total[0]}</th>
          <td>{number(total[1])}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const Move = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className={styles.move}>
    <Icon of={icon} />
    <span>{children}</span>
  </li>
)

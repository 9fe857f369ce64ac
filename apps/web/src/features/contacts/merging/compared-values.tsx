import { useQuery } from '@tanstack/react-query'
import type { CardField } from '@lectern/contract/contacts/card/contact-card'
import type { ContactCard } from '@lectern/contract/contacts/contacts'
import { ChoiceCard } from '@lectern/ui/choices/choice-card'
import { useId } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listContactColumns } from '../api.ts'
import { OwnFieldCell } from '../list/own-field-cell.tsx'
import { distinctName } from './distinct-name.ts'
import type { ComparedValue, MergePlan } from './merge-draft.ts'
import styles from './merging.module.css'
import { useKeyWords } from './use-key-words.ts'
import { nameOfKey } from './value-words.ts'

interface ComparedValuesProps {
  pair: readonly [ContactCard, ContactCard]
  plan: MergePlan
  isReadOnly: boolean
  onChoose: (value: string, contactId: number) => void
}

/** Every field in which two contacts differ, and whose value is taken. */
export const ComparedValues = ({ plan, ...rest }: ComparedValuesProps) => {
  const { t } = useTexts()
  const fields = useQuery(queryFor(listContactColumns, {})).data?.data ?? []
  const { values } = plan
  return (
    <section className={styles.values}>
      <h2 className={styles.heading}>{t('contacts.merge_differ', { count: values.length })}</h2>
      {values.map((value) => (
        <Compared
          key={value.id}
          {...{ value, plan, ...rest }}
          field={fields.find(({ id }) => id === value.fieldId)}
        />
      ))}
      <p className={styles.muted}>{t('contacts.merge_same')}</p>
    </section>
  )
}

interface ComparedProps extends ComparedValuesProps {
  value: ComparedValue
  /** The own field of the school, where it is one. */
  field: CardField | undefined
}

const Compared = ({ value, field, pair, plan, isReadOnly, onChoose }: ComparedProps) => {
  const { t } = useTexts()
  const name = useId()
  const label = value.key === null ? (field?.title ?? '') : nameOfKey(value.key, t)
  const taken = value.takes === 'absorbed' ? plan.absorbed.id : plan.survivor.id
  return (
    <div className={styles.value} role="radiogroup" aria-label={label}>
      <span className={styles.label}>
        {label}
        {value.isFixed && <span className={styles.muted}>{t('contacts.merge_fixed')}</span>}
      </span>
      {pair.map((card) => (
        <ChoiceCard
          key={card.id}
          kind="one"
          className={styles.choice}
          name={name}
          checked={taken === card.id}
          disabled={value.isFixed || isReadOnly}
          onChange={() => onChoose(value.id, card.id)}
          label={
            <span className={styles.shown}>
              <Shown {...{ card, value, field }} />
            </span>
          }
          help={<span className={styles.narrowOnly}>{distinctName(card, pair)}</span>}
        />
      ))}
    </div>
  )
}

interface ShownProps extends Pick<ComparedProps, 'value' | 'field'> {
  card: ContactCard
}

const Shown = ({ card, value, field }: ShownProps) => {
  const { t } = useTexts()
  const keyWords = useKeyWords()
  const nothing = <span className={styles.muted}>{t('contacts.card_nothing')}</span>
  if (value.key !== null) return keyWords(card, value.key) || nothing
  const held = value.fieldId === null ? null : (card.fields[value.fieldId] ?? null)
  return held === null || field === undefined ? nothing : <OwnFieldCell field={field} value={held} />
}

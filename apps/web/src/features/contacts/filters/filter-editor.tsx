import type { OfferedFamily } from '@lectern/contract/contacts/contact-filters'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Select } from '@lectern/ui/choices/select'
import { Icon } from '@lectern/ui/layout/icon'
import { Group, Plus, X } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { ConditionRow } from './condition-row.tsx'
import {
  conditionOn,
  type DraftCondition,
  type DraftGroup,
  type FilterDraft,
  isGroup,
  type Joint,
  newKey,
} from './filter-draft.ts'
import styles from './filters.module.css'

interface FilterEditorProps {
  draft: FilterDraft
  families: readonly OfferedFamily[]
  onChange: (draft: FilterDraft) => void
}

const firstOf = (families: readonly OfferedFamily[]): DraftCondition | undefined => {
  const family = families.find(({ name }) => name === 'tag') ?? families[0]
  const field = family?.fields[0]
  return family && field && conditionOn(family, field)
}

const replaced = <T extends { readonly key: string }>(entries: readonly T[], entry: T): T[] =>
  entries.map((each) => (each.key === entry.key ? entry : each))

const without = <T extends { readonly key: string }>(entries: readonly T[], key: string): T[] =>
  entries.filter((each) => each.key !== key)

/** Conditions joined by "and" or "or", and groups of them, as sentences that are put together by choosing. */
export const FilterEditor = ({ draft, families, onChange }: FilterEditorProps) => {
  const { t } = useTexts()
  const { joint, entries } = draft
  const setEntries = (next: FilterDraft['entries']) => onChange({ ...draft, entries: next })
  const add = () => {
    const condition = firstOf(families)
    if (condition) setEntries([...entries, condition])
  }
  const addGroup = () => {
    const condition = firstOf(families)
    const group: DraftGroup = { key: newKey(), joint: 'any', isNot: false, entries: [] }
    setEntries([...entries, { ...group, entries: condition ? [condition] : [] }])
  }
  return (
    <div className={styles.editor}>
      {entries.map((entry, at) => (
        <div key={entry.key} className={styles.line}>
          <JointWord at={at} joint={joint} onJoint={(next) => onChange({ ...draft, joint: next })} />
          {isGroup(entry) ? (
            <GroupBox
              group={entry}
              families={families}
              onChange={(next) => setEntries(replaced(entries, next))}
              onRemove={() => setEntries(without(entries, entry.key))}
            />
          ) : (
            <ConditionRow
              condition={entry}
              families={families}
              onChange={(next) => setEntries(replaced(entries, next))}
              onRemove={() => setEntries(without(entries, entry.key))}
            />
          )}
        </div>
      ))}
      <div className={styles.adds}>
        <Button size="small" icon={<Icon of={Plus} />} onClick={add}>
          {t('contacts.filter_add')}
        </Button>
        {entries.length > 0 && (
          <Button size="small" variant="quiet" icon={<Icon of={Group} />} onClick={addGroup}>
            {t('contacts.filter_add_group')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface JointWordProps {
  at: number
  joint: Joint
  onJoint: (joint: Joint) => void
}

/** "Where" before the first, a choice before the second that holds for all, its word before the others. */
const JointWord = ({ at, joint, onJoint }: JointWordProps) => {
  const { t } = useTexts()
  if (at === 0) return <span className={styles.joint}>{t('contacts.filter_where')}</span>
  if (at > 1) return <span className={styles.joint}>{t(`contacts.filter_joint_${joint}`)}</span>
  return (
    <span className={styles.joint}>
      <Select
        size="small"
        aria-label={t('contacts.filter_joint')}
        value={joint}
        onChange={(event) => onJoint(event.currentTarget.value === 'any' ? 'any' : 'all')}
      >
        {(['all', 'any'] as const).map((each) => (
          <option key={each} value={each}>
            {t(`contacts.filter_joint_${each}`)}
          </option>
        ))}
      </Select>
    </span>
  )
}

interface GroupBoxProps {
  group: DraftGroup
  families: readonly OfferedFamily[]
  onChange: (group: DraftGroup) => void
  onRemove: () => void
}

const GroupBox = ({ group, families, onChange, onRemove }: GroupBoxProps) => {
  const { t } = useTexts()
  const setEntries = (entries: readonly DraftCondition[]) =>
    entries.length === 0 ? onRemove() : onChange({ ...group, entries })
  return (
    <div className={styles.group} role="group" aria-label={t('contacts.filter_group')}>
      <div className={styles.groupHead}>
        <Select
          size="small"
          aria-label={t('contacts.filter_group_kind')}
          value={group.isNot ? 'not' : 'is'}
          onChange={(event) => onChange({ ...group, isNot: event.currentTarget.value === 'not' })}
        >
          <option value="is">{t('contacts.filter_group_is')}</option>
          <option value="not">{t('contacts.filter_group_not')}</option>
        </Select>
        <IconButton icon={X} size="small" label={t('contacts.filter_group_remove')} onClick={onRemove} />
      </div>
      {group.entries.map((condition, at) => (
        <div key={condition.key} className={styles.line}>
          <JointWord at={at} joint={group.joint} onJoint={(joint) => onChange({ ...group, joint })} />
          <ConditionRow
            condition={condition}
            families={families}
            onChange={(next) => setEntries(replaced(group.entries, next))}
            onRemove={() => setEntries(without(group.entries, condition.key))}
          />
        </div>
      ))}
      <div className={styles.adds}>
        <Button
          size="small"
          icon={<Icon of={Plus} />}
          onClick={() => {
            const condition = firstOf(families)
            if (condition) setEntries([...group.entries, condition])
          }}
        >
          {t('contacts.filter_add')}
        </Button>
      </div>
    </div>
  )
}

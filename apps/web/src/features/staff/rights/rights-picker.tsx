import { holdsWords } from '@lectern/contract/kernel/words/fold'
import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { isPlannedRight, offeredCatalogue } from '@lectern/contract/staff/planned-rights'
import textStyles from '@lectern/ui/text/text.module.css'
import { Icon } from '@lectern/ui/layout/icon'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { ChevronRight } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { areaText, objectText, rightText } from './rights-words.ts'
import { isPart, toggleRight, type ObjectRights } from './toggle-right.ts'
import styles from './rights.module.css'

interface RightsPickerProps {
  /** Strings as they are stored. */
  granted: readonly string[]
  onChange: (granted: readonly string[]) => void
  /** What is held anyway, through groups. */
  inherited?: readonly string[] | undefined
  /** What the one who grants holds (expanded): nobody grants what they lack. */
  holder: ReadonlySet<string>
  readOnly?: boolean | undefined
}

interface Sets {
  granted: ReadonlySet<string>
  inherited: ReadonlySet<string>
}

const isHeld = ({ granted, inherited }: Sets, permission: string): boolean =>
  granted.has(permission) || inherited.has(permission)

/** A narrow right is asked for only while the whole one is not held. */
const shownRights = (row: ObjectRights, sets: Sets): string[] =>
  row.permissions.filter(
    (each) => !isPlannedRight(each) && (!isPart(each) || !isHeld(sets, each.split('.')[0] ?? '')),
  )

const matches = (words: string, row: ObjectRights, area: string, t: Translate): boolean => {
  return holdsWords(area, words) || holdsWords(objectText(row.object, t), words)
}

/** Every right that changes something, area by area, with words instead of strings. */
export const RightsPicker = (props: RightsPickerProps) => {
  const { granted, onChange, inherited, holder, readOnly = false } = props
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const sets = useMemo(
    () => ({ granted: expandPermissions(granted), inherited: expandPermissions(inherited ?? []) }),
    [granted, inherited],
  )
  const areas = offeredCatalogue
    .map(({ key, objects }) => {
      const title = areaText(key, t)
      return { key, title, objects: objects.filter((row) => matches(words, row, title, t)) }
    })
    .filter(({ objects }) => objects.length > 0)
  return (
    <div className={styles.picker}>
      <div className={styles.search}>
        <SearchInput
          value={words}
          onChange={setWords}
          label={t('school.rights_search')}
          clearLabel={t('common.search_clear')}
        />
      </div>
      {areas.map(({ key, title, objects }) => (
        <Area key={key} title={title} objects={objects} sets={sets} isFound={words.trim() !== ''}>
          {(row) => (
            <ObjectRow
              key={row.object}
              row={row}
              sets={sets}
              holder={holder}
              readOnly={readOnly}
              onToggle={(permission) => onChange(toggleRight(granted, row, permission))}
            />
          )}
        </Area>
      ))}
      {areas.length === 0 && <p className={textStyles.muted}>{t('school.rights_none_found')}</p>}
    </div>
  )
}

interface AreaProps {
  title: string
  objects: readonly ObjectRights[]
  sets: Sets
  /** Opened because a search led here. */
  isFound: boolean
  children: (row: ObjectRights) => React.ReactNode
}

const Area = ({ title, objects, sets, isFound, children }: AreaProps) => {
  const { t } = useTexts()
  const count = objects.flatMap((row) => shownRights(row, sets)).filter((each) => isHeld(sets, each)).length
  const [wasHeld] = useState(count > 0)
  return (
    <details className={styles.area} open={isFound || wasHeld || undefined}>
      <summary className={styles.areaHead}>
        <Icon of={ChevronRight} className={styles.chevron} />
        <span className={styles.areaTitle}>{title}</span>
        {count > 0 && <span className={textStyles.muted}>{t('school.rights_count', { count })}</span>}
      </summary>
      <div className={styles.objects}>{objects.map(children)}</div>
    </details>
  )
}

interface ObjectRowProps {
  row: ObjectRights
  sets: Sets
  holder: ReadonlySet<string>
  readOnly: boolean
  onToggle: (permission: string) => void
}

/** One thing with its rights. */
const ObjectRow = ({ row, sets, holder, readOnly, onToggle }: ObjectRowProps) => {
  const { t } = useTexts()
  const id = useId()
  return (
    <div className={styles.object} role="group" aria-labelledby={id}>
      <h4 id={id} className={styles.objectName}>
        {objectText(row.object, t)}
      </h4>
      <div className={styles.rights}>
        {shownRights(row, sets).map((permission) => {
          const isInherited = sets.inherited.has(permission)
          const isLacked = !holder.has(permission)
          const reason = isInherited
            ? t('school.right_inherited')
            : isLacked
              ? t('school.right_lacked')
              : undefined
          return (
            <label key={permission} className={styles.right} title={reason}>
              <input
                type="checkbox"
                checked={isHeld(sets, permission)}
                disabled={readOnly || isInherited || isLacked}
                onChange={() => onToggle(permission)}
              />
              <span>{rightText(permission, t)}</span>
            </label>
          )
        })}
      </div>
    </div>
  )
}

import type { Present } from '@lectern/contract/lessons/live'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { Icon } from '@lectern/ui/layout/icon'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { classNames } from '@lectern/ui/theme/class-names'
import { CircleAlert, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, type ComponentProps } from 'react'
import { useDraftState } from '../../../../lib/drafts/index.ts'
import { moveEntries } from '../../../../frame/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { PresentPeople } from '../live/present-people.tsx'
import { SectionUnits } from './section-units.tsx'
import type { SectionDocument } from './open-section.ts'
import styles from './section-rail.module.css'

interface SectionEntryProps {
  doc: SectionDocument | undefined
  /** Others who work in it. */
  people: readonly Present[]
  number: number
  count: number
  isActive: boolean
  item: ComponentProps<'li'>
  handle: ComponentProps<'button'>
  onOpen: () => void
  onMove: (step: -1 | 1) => void
  onRemove: (doc: SectionDocument) => void
}

/** The field in which a section gets its name. */
export const sectionNameId = 'section-name'

/** Says that a section waits for its author: it may not be the one that is open. */
const Undecided = () => {
  const { t } = useTexts()
  const words = t('lesson-editor.section_undecided')
  return (
    <span className={styles.undecided} role="img" aria-label={words} title={words}>
      <Icon of={CircleAlert} />
    </span>
  )
}

/** One section in the rail. */
export const SectionEntry = (props: SectionEntryProps) => {
  const { doc, people, number, count, isActive, item, handle, onOpen, onMove, onRemove } = props
  const { t } = useTexts()
  const state = useDraftState(doc)
  const name = state?.content.name.trim() || t('lesson-editor.section_number', { number })
  const entry = useRef<HTMLLIElement>(null)
  // On narrow screens the sections stand side by side, and the active one may be out of sight.
  useEffect(() => {
    if (isActive) entry.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isActive])
  const rename = () => {
    onOpen()
    // The field is drawn with the section that is opened.
    requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(sectionNameId)?.focus()))
  }
  return (
    <li {...item} ref={entry} className={classNames(styles.item, sortItemClass)}>
      <div
        className={styles.entry}
        data-active={isActive || undefined}
        data-drop-place={isActive ? undefined : doc?.entity}
      >
        <SortHandle
          {...handle}
          name={name}
          label={t('lesson-editor.section_move', { name, number, total: count })}
        />
        <button
          type="button"
          className={styles.open}
          aria-current={isActive ? 'true' : undefined}
          title={name}
          onClick={onOpen}
        >
          <span className={styles.number}>{number}</span>
          <span className={styles.name}>{name}</span>
          {(state?.conflict || state?.refused) && <Undecided />}
          <PresentPeople people={people} label={t('lesson-editor.people_in_section')} size={20} />
        </button>
        <span className={styles.more}>
          <MoreMenu
            label={t('lesson-editor.section_actions', { name })}
            entries={[
              { kind: 'action', label: t('create-course.rename'), icon: Pencil, onSelect: rename },
              ...moveEntries(t, { number, total: count, onMove }),
              { kind: 'separator' },
              {
                kind: 'action',
                label: t('lesson-editor.section_delete'),
                icon: Trash2,
                danger: true,
                onSelect: () => doc && onRemove(doc),
              },
            ]}
          />
        </span>
      </div>
      {isActive && state && <SectionUnits units={state.content.info_units} people={people} />}
    </li>
  )
}

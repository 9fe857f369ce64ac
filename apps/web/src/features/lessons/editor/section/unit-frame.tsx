import type { Present } from '@lectern/contract/lessons/live'
import { unitLimits } from '@lectern/contract/blocks/unit-head'
import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu } from '@lectern/ui/actions/menu'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { hueOf } from '@lectern/ui/layout/avatar-face'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { classNames } from '@lectern/ui/theme/class-names'
import { Copy, Ellipsis, FolderInput, PaintRoller, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import {
  blockEditors,
  descriptionOf,
  UnitLookBox,
  type BlockEditorProps,
  type EditedUnit,
} from '../../../blocks/index.ts'
import { AddUnit } from '../add-unit.tsx'
import { ConflictLine, moveEntries } from '../../../../frame/index.ts'
import { PresentPeople } from '../live/present-people.tsx'
import styles from './section-editor.module.css'

// With the picker of colours: asked for when somebody chooses a look.
const LookPanel = lazy(async () => ({ default: (await import('./look/look-panel.tsx')).LookPanel }))

interface UnitFrameProps {
  unit: EditedUnit
  /** Others whose cursor stands in it. */
  people: readonly Present[]
  number: number
  total: number
  version: number
  isNew: boolean
  /** Its editor comes in a moment. */
  isWaiting: boolean
  item: ComponentProps<'li'>
  handle: ComponentProps<'button'>
  onUnit: (unit: EditedUnit) => void
  onAddAt: (place: number) => (typeId: BuiltUnitType) => void
  onCopy: () => void
  onMove: (step: -1 | 1) => void
  /** Asks to which other section it goes; absent where there is none. */
  onElsewhere: (() => void) | undefined
  onRemove: () => void
  /** Opens the decision between two versions of it; absent where none waits. */
  onDecide: (() => void) | undefined
}

/** One unit with what moves, copies and deletes it. Escape goes from its text to the unit, Tab from there on. */
export const UnitFrame = (props: UnitFrameProps) => {
  const { unit, people, number, total, version, isNew, isWaiting, item, handle, onUnit, onAddAt } = props
  const { t } = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  const [wantsTitle, setWantsTitle] = useState(false)
  const [wantsLook, setWantsLook] = useState(false)
  const kind = t(descriptionOf(unit.type_id).name)
  const label = t('lesson-editor.unit_label', { kind, number })
  const leaveLook = () => {
    setWantsLook(false)
    frame.current?.focus()
  }
  const leaveText = (event: KeyboardEvent) => {
    const isWriting = event.target instanceof HTMLElement && event.target.isContentEditable
    if (event.key === 'Escape' && isWriting && !event.defaultPrevented) frame.current?.focus()
  }
  return (
    <li {...item} className={classNames(styles.unit, sortItemClass)} data-kind={unit.type_id}>
      <AddUnit variant="between" onAdd={onAddAt(number - 1)} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls within */}
      <div
        ref={frame}
        tabIndex={-1}
        className={styles.frame}
        data-unit-key={unit.key}
        data-shared={people.length > 0 || undefined}
        style={{ '--hue': hueOf(people[0]?.name ?? '') }}
        role="group"
        aria-label={label}
        onKeyDown={leaveText}
      >
        <div className={styles.tools}>
          <SortHandle
            {...handle}
            name={label}
            label={t('lesson-editor.unit_move', { kind, number, total })}
          />
          <span className={styles.toolsName} aria-hidden="true">
            {label}
          </span>
          <UnitMenu {...props} askTitle={() => setWantsTitle(true)} askLook={() => setWantsLook(true)} />
        </div>
        <span className={styles.others}>
          <PresentPeople people={people} label={t('lesson-editor.people_in_unit')} size={20} />
        </span>
        {props.onDecide && <ConflictLine onOpen={props.onDecide} />}
        {wantsLook && (
          <Suspense>
            <LookPanel
              name={label}
              look={unit.look}
              onLook={(look) => onUnit({ ...unit, look })}
              onClose={leaveLook}
            />
          </Suspense>
        )}
        <UnitLookBox look={unit.look}>
          {(unit.title !== '' || wantsTitle) && (
            <UnitTitle
              asked={wantsTitle}
              title={unit.title}
              onTitle={(title) => onUnit({ ...unit, title })}
              onLeave={() => setWantsTitle(false)}
            />
          )}
          <UnitContent
            {...{ unit, onUnit, version, isWaiting, label }}
            startHere={isNew}
            onAddBelow={onAddAt(number)}
          />
        </UnitLookBox>
      </div>
    </li>
  )
}

interface UnitContentProps extends BlockEditorProps {
  isWaiting: boolean
}

const UnitContent = ({ isWaiting, ...editor }: UnitContentProps) => {
  const Editor = blockEditors[editor.unit.type_id]
  return isWaiting ? <Skeleton height="12rem" radius="var(--radius-card)" /> : <Editor {...editor} />
}

interface UnitTitleProps {
  /** It was asked for a moment ago. */
  asked: boolean
  title: string
  onTitle: (title: string) => void
  onLeave: () => void
}

const UnitTitle = ({ asked, title, onTitle, onLeave }: UnitTitleProps) => {
  const { t } = useTexts()
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the person a moment ago
      autoFocus={asked}
      className={styles.unitTitle}
      value={title}
      maxLength={unitLimits.title}
      placeholder={t('lesson-editor.unit_title')}
      aria-label={t('lesson-editor.unit_title')}
      onBlur={onLeave}
      onChange={(event) => onTitle(event.currentTarget.value)}
    />
  )
}

const UnitMenu = ({
  unit,
  number,
  total,
  onCopy,
  onMove,
  onElsewhere,
  onRemove,
  askTitle,
  askLook,
}: UnitFrameProps & { askTitle: () => void; askLook: () => void }) => {
  const { t } = useTexts()
  const kind = t(descriptionOf(unit.type_id).name)
  return (
    <Menu
      label={t('lesson-editor.unit_actions', { kind, number })}
      entries={[
        {
          kind: 'action',
          label: t('lesson-editor.unit_title_add'),
          icon: Pencil,
          onSelect: askTitle,
        },
        { kind: 'action', label: t('lesson-editor.unit_look'), icon: PaintRoller, onSelect: askLook },
        { kind: 'action', label: t('create-course.duplicate'), icon: Copy, onSelect: onCopy },
        ...moveEntries(t, { number, total, onMove }),
        ...(onElsewhere
          ? [
              {
                kind: 'action' as const,
                label: t('lesson-editor.unit_move_elsewhere'),
                icon: FolderInput,
                onSelect: onElsewhere,
              },
            ]
          : []),
        { kind: 'separator' },
        {
          kind: 'action',
          label: t('create-course.delete'),
          icon: Trash2,
          danger: true,
          onSelect: onRemove,
        },
      ]}
      renderTrigger={(attributes) => (
        <IconButton
          {...attributes}
          icon={Ellipsis}
          size="small"
          label={t('lesson-editor.unit_actions', { kind, number })}
        />
      )}
    />
  )
}

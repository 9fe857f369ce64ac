import { useMutation, useQuery } from '@tanstack/react-query'
import type { LessonVersion } from '@lectern/contract/lessons/versions'
import { Button } from '@lectern/ui/actions/button'
import { Segmented } from '@lectern/ui/choices/segmented'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import { ChevronDown, ChevronUp, Undo2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { LoadFailure } from '../../../../frame/index.ts'
import { queryFor } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useDates, useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { descriptionOf } from '../../../blocks/index.ts'
import { getVersion, restoreUnit } from '../../api.ts'
import {
  countChanges,
  differenceOf,
  type SectionDifference,
  type SectionNow,
  type UnitChange,
  type UnitDifference,
} from './difference.ts'
import { type Piece, Pieces } from '../../../shown-text/pieces/index.ts'
import styles from './lesson-versions.module.css'

interface VersionDifferenceProps {
  lessonId: number
  version: LessonVersion
  now: readonly SectionNow[]
  settle: () => Promise<void>
  onRestored: () => Promise<void>
}

/** A version of a lesson against now, word by word; F7 goes from change to change. */
export const VersionDifference = (props: VersionDifferenceProps) => {
  const { lessonId, version, now, settle, onRestored } = props
  const { t } = useTexts()
  const dates = useDates()
  const state = useQuery({
    ...queryFor(getVersion, { params: { lesson: lessonId, version: version.id } }),
    meta: { onlyLogged: true },
  })
  const then = state.data?.data
  const sections = useMemo(() => (then ? differenceOf(then, now) : []), [then, now])
  const { box, step } = useChangeSteps()
  const [view, setView] = useState<View>('in-line')
  const restore = useMutation({
    mutationFn: async (unit: number) => {
      await settle()
      await restoreUnit({ params: { lesson: lessonId, version: version.id }, body: { unit_id: unit } })
    },
    onSuccess: async () => {
      toasts.show({ tone: 'success', title: t('lesson-editor.version_unit_restored') })
      await onRestored()
    },
    onError: (error) => toasts.show({ tone: 'danger', title: errorText(error, t) }),
  })
  if (state.isError) return <LoadFailure error={state.error} onRetry={() => state.refetch()} />
  if (!then) return <SkeletonText lines={12} />
  const count = countChanges(sections)
  return (
    <div ref={box} className={styles.compared}>
      <div className={styles.bar}>
        <p role="status" className={styles.facts}>
          {t('lesson-editor.version_against_now', { moment: dates.moment(version.saved_at), count })}
        </p>
        <Segmented
          label={t('lesson-editor.version_view')}
          value={view}
          onChange={setView}
          segments={[
            { value: 'in-line', label: t('lesson-editor.version_in_line') },
            { value: 'sides', label: t('lesson-editor.version_sides') },
          ]}
        />
        <IconButton icon={ChevronUp} label={t('lesson-editor.change_previous')} onClick={() => step(-1)} />
        <IconButton icon={ChevronDown} label={t('lesson-editor.change_next')} onClick={() => step(1)} />
      </div>
      {sections.map((section) => (
        <ComparedSection
          key={section.id}
          section={section}
          view={view}
          busy={restore.isPending}
          onRestore={(unit) => restore.mutate(unit)}
        />
      ))}
    </div>
  )
}

/** Goes from one changed unit to the next, by buttons and by F7. */
const useChangeSteps = () => {
  const box = useRef<HTMLDivElement>(null)
  const step = (by: 1 | -1) => {
    const changes = [...(box.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [])]
    const at = changes.findIndex((each) => each.contains(document.activeElement))
    const next = at === -1 ? (by === 1 ? 0 : changes.length - 1) : (at + by + changes.length) % changes.length
    changes[next]?.focus()
    changes[next]?.scrollIntoView({ block: 'center' })
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F7') return
      event.preventDefault()
      step(event.shiftKey ? -1 : 1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return { box, step }
}

type View = 'in-line' | 'sides'

interface ComparedSectionProps {
  view: View
  section: SectionDifference
  busy: boolean
  onRestore: (unit: number) => void
}

const ComparedSection = ({ section, view, busy, onRestore }: ComparedSectionProps) => (
  <section className={styles.section}>
    {section.name.length > 0 && (
      <h3 className={styles.sectionName}>
        <Pieces pieces={section.name} />
      </h3>
    )}
    {section.units.map((unit) => (
      <ComparedUnit
        key={unit.key}
        unit={unit}
        view={view}
        isGone={section.isGone}
        busy={busy}
        onRestore={onRestore}
      />
    ))}
  </section>
)

const changeNames: Record<Exclude<UnitChange, 'same'>, TextId> = {
  words: 'lesson-editor.change_words',
  elsewhere: 'lesson-editor.change_elsewhere',
  removed: 'lesson-editor.change_removed',
  added: 'lesson-editor.change_added',
}

const ComparedUnit = ({
  unit,
  view,
  isGone,
  busy,
  onRestore,
}: Omit<ComparedSectionProps, 'section'> & { unit: UnitDifference; isGone: boolean }) => {
  const { t } = useTexts()
  const { change, id } = unit
  const kind = t(descriptionOf(unit.typeId).name)
  if (change === 'same')
    return (
      <div className={styles.unit}>
        <UnitPieces pieces={unit.pieces} view={view} />
      </div>
    )
  const name = t(changeNames[change], { kind })
  return (
    <div className={styles.unit} data-change={change} tabIndex={-1} role="group" aria-label={name}>
      <div className={styles.unitBar}>
        <span className={styles.changeName}>{name}</span>
        {id !== undefined && !isGone && (
          <Button size="small" icon={<Icon of={Undo2} />} disabled={busy} onClick={() => onRestore(id)}>
            {t('lesson-editor.version_restore_unit')}
          </Button>
        )}
      </div>
      <UnitPieces pieces={unit.pieces} view={view} />
    </div>
  )
}

/** What a unit said and says: in one text, or then at the left and now at the right. */
const UnitPieces = ({ pieces, view }: { pieces: readonly Piece[]; view: View }) => {
  const { t } = useTexts()
  if (view === 'in-line') return <Pieces pieces={pieces} />
  return (
    <div className={styles.sides}>
      <div role="group" aria-label={t('lesson-editor.version_then')}>
        <Pieces pieces={pieces.filter(({ kind }) => kind !== 'now')} />
      </div>
      <div role="group" aria-label={t('lesson-editor.version_now')}>
        <Pieces pieces={pieces.filter(({ kind }) => kind !== 'then')} />
      </div>
    </div>
  )
}

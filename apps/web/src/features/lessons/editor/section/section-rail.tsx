import type { Present } from '@lectern/contract/lessons/live'
import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import { Button } from '@lectern/ui/actions/button'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { Icon } from '@lectern/ui/layout/icon'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { LessonWords } from '../lesson-words.tsx'
import { SectionEntry } from './section-entry.tsx'
import { useAllOpen } from './use-all-open.ts'
import type { SectionDocument } from './open-section.ts'
import type { useSectionWork } from './use-section-work.ts'
import styles from './section-rail.module.css'

interface SectionRailProps {
  sectionIds: readonly number[]
  docs: ReadonlyMap<number, SectionDocument>
  people: readonly Present[]
  active: number
  setActive: (at: number) => void
  work: ReturnType<typeof useSectionWork>
  addSection: () => void
  offline: boolean
}

/** The sections of the lesson in their order. */
export const SectionRail = (props: SectionRailProps) => {
  const { sectionIds, docs, people, active, setActive, work, addSection, offline } = props
  const { t } = useTexts()
  const [removing, setRemoving] = useState<SectionDocument>()
  // Until names and units are known, whatever follows them would jump.
  const isOpen = useAllOpen(sectionIds, docs)
  const activeDoc = docs.get(sectionIds[active] ?? 0)
  const ids = useMemo(() => sectionIds.map(String), [sectionIds])
  const isFull = sectionIds.length >= lessonLimits.sections
  const { list, itemProps, handleProps } = useSortable({ ids, onMove: work.move })
  const remove = (doc: SectionDocument) => {
    const isEmpty = doc.state()?.content.info_units.length === 0
    if (isEmpty && !offline) work.remove.mutate(doc.entity)
    else setRemoving(doc)
  }
  return (
    <nav
      className={styles.rail}
      style={isOpen ? undefined : { visibility: 'hidden' }}
      aria-label={t('lesson-editor.sections')}
    >
      <h2 className={styles.head}>{t('lesson-editor.sections')}</h2>
      <ol ref={list} className={styles.list}>
        {sectionIds.map((id, at) => (
          <SectionEntry
            key={id}
            doc={docs.get(id)}
            people={people.filter((person) => person.section_id === id)}
            number={at + 1}
            count={sectionIds.length}
            isActive={at === active}
            item={itemProps(at)}
            handle={handleProps(at)}
            onOpen={() => setActive(at)}
            onMove={(step) => work.move(at, at + step)}
            onRemove={remove}
          />
        ))}
      </ol>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon of={Plus} />}
        busy={work.add.isPending}
        disabled={offline || isFull}
        onClick={addSection}
      >
        {t('lesson-editor.section_add')}
      </Button>
      {offline && <p className={styles.note}>{t('lesson-editor.section_needs_connection')}</p>}
      <SectionCount count={sectionIds.length} />
      {activeDoc && <LessonWords docs={docs} />}
      <ConfirmDelete
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={t('lesson-editor.section_delete_title')}
        message={t(offline ? 'lesson-editor.section_needs_connection' : 'lesson-editor.section_delete_text')}
        confirmLabel={t('lesson-editor.section_delete')}
        cancelLabel={t('create-course.cancel')}
        closeLabel={t('common.close')}
        busy={work.remove.isPending}
        error={work.remove.error ? errorText(work.remove.error, t) : undefined}
        onConfirm={() => {
          if (removing && !offline)
            work.remove.mutate(removing.entity, { onSuccess: () => setRemoving(undefined) })
        }}
      />
    </nav>
  )
}

/** From which number of sections on their author is told how many there may be. */
const countedFrom = lessonLimits.sections - 10

const SectionCount = ({ count }: { count: number }) => {
  const { t } = useTexts()
  if (count < countedFrom) return null
  const values = { count, limit: lessonLimits.sections }
  const isFull = count >= lessonLimits.sections
  return (
    <p className={styles.note} role="status">
      {t(isFull ? 'lesson-editor.sections_full' : 'lesson-editor.sections_near', values)}
    </p>
  )
}

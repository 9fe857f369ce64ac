import { Dialog } from '@lectern/ui/overlays/dialog'
import { useTexts } from '../../../../../lib/texts/index.ts'
import type { SectionDocument } from '../open-section.ts'
import styles from './move-unit.module.css'

interface MoveUnitProps {
  sectionIds: readonly number[]
  docs: ReadonlyMap<number, SectionDocument>
  /** Where the unit stands. */
  from: SectionDocument
  onMove: (to: SectionDocument) => void
  onClose: () => void
}

/** Asks to which section a unit goes: the way without dragging. */
export const MoveUnit = ({ sectionIds, docs, from, onMove, onClose }: MoveUnitProps) => {
  const { t } = useTexts()
  const nameOf = (doc: SectionDocument, number: number) =>
    doc.state()?.content.name.trim() || t('lesson-editor.section_number', { number })
  const places = sectionIds.flatMap((id, at) => {
    const doc = docs.get(id)
    return doc && doc !== from ? [{ doc, number: at + 1 }] : []
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lesson-editor.unit_move_title')}
      description={t('lesson-editor.unit_move_text')}
      closeLabel={t('common.close')}
    >
      <ul className={styles.places}>
        {places.map(({ doc, number }) => (
          <li key={doc.entity}>
            <button
              type="button"
              className={styles.place}
              onClick={() => {
                onClose()
                onMove(doc)
              }}
            >
              <span className={styles.number}>{number}</span>
              {nameOf(doc, number)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

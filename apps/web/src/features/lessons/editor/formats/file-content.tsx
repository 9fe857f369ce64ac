import type { LessonFileReport } from '@lectern/contract/lessons/formats/read-lesson-file'
import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { noteWords } from './lesson-file-words.ts'
import styles from './lesson-files.module.css'

/** Parts of a file that have nothing but their place to tell them apart. */
const numbered = <Item,>(items: readonly Item[]) => items.map((item, at) => ({ item, number: at + 1 }))

interface FileContentProps {
  name: string
  report: LessonFileReport
}

/** What a file holds: its sections and units, and what is lost of it. */
export const FileContent = ({ name, report }: FileContentProps) => {
  const { t } = useTexts()
  return (
    <>
      <Notes report={report} />
      <h3 className={styles.legend}>{t('lesson-editor.lesson_import_holds', { name })}</h3>
      <ol className={styles.sections}>
        {numbered(report.sections).map(({ item: section, number }) => (
          <li key={number} className={styles.section}>
            <h4 className={styles.sectionName}>
              {section.name || t('lesson-editor.lesson_file_section', { number })}
            </h4>
            {numbered(section.units).map(({ item: unit, number: place }) => (
              <div key={place} className={styles.unit}>
                {unit.title !== '' && <p className={styles.noteName}>{unit.title}</p>}
                <p className={styles.words}>{unit.words}</p>
                <p className={styles.facts}>
                  {t('lesson-editor.lesson_file_facts', {
                    letters: unit.letters,
                    pictures: unit.pictures_count,
                  })}
                </p>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </>
  )
}

const Notes = ({ report: { notes, notes_left_out: more } }: Pick<FileContentProps, 'report'>) => {
  const { t } = useTexts()
  if (notes.length === 0)
    return (
      <p role="status" className={styles.whole}>
        <Icon of={CircleCheck} />
        {t('lesson-editor.lesson_import_whole')}
      </p>
    )
  const title = t('lesson-editor.lesson_import_notes', { count: notes.length + more })
  return (
    <section aria-label={title}>
      <h3 role="status" className={styles.legend}>
        {title}
      </h3>
      <ul className={styles.notes}>
        {numbered(notes).map(({ item: { code, words, line }, number }) => (
          <li key={number} className={styles.note}>
            <span>
              {line !== null && (
                <span className={styles.noteName}>{t('lesson-editor.lesson_file_line', { line })} </span>
              )}
              {t(noteWords[code])}
            </span>
            {words !== '' && <code className={styles.quoted}>{words}</code>}
          </li>
        ))}
        {more > 0 && (
          <li className={styles.note}>{t('lesson-editor.lesson_import_more', { count: more })}</li>
        )}
      </ul>
    </section>
  )
}

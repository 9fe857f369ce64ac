import type { Mend, Note } from '@lectern/formats/questions/reading'
import { Button } from '@lectern/ui/actions/button'
import { useTexts } from '../../../lib/texts/index.ts'
import { mendWords, noteWords } from './paste-words.ts'
import styles from './paste.module.css'

interface ReadNoteProps {
  note: Note
  onMend: (mend: Mend) => void
}

const cut = (words: string): string => (words.length > 60 ? `${words.slice(0, 59)}…` : words)

/** What is to be said about a line, and the presses that mend it. */
export const ReadNote = ({ note, onMend }: ReadNoteProps) => {
  const { t } = useTexts()
  return (
    <li className={styles.note}>
      <span className={styles.noteWords}>
        {t('quizzes.paste_line', { line: note.line })} {t(noteWords[note.code], { words: cut(note.words) })}
      </span>
      {note.mends.map((mend) => (
        <Button
          key={mend.code + mend.words}
          size="small"
          className={styles.mend}
          onClick={() => onMend(mend)}
        >
          {t(mendWords[mend.code], { words: cut(mend.words) })}
        </Button>
      ))}
    </li>
  )
}

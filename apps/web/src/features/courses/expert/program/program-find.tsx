import type { Program, ProgramModule } from '@lectern/contract/courses/program'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { findLines } from './program-rows.ts'
import styles from './program.module.css'

interface ProgramFindProps {
  program: Program
  /** @param module in which the line stands, if it is the line of a lesson */
  onFound: (rowId: string, module: ProgramModule | undefined) => void
  onNothing: () => void
}

/** Goes to lines by words of their titles, those that are not drawn and those of closed modules too. */
export const ProgramFind = ({ program, onFound, onNothing }: ProgramFindProps) => {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const lines = findLines(program, words)
  const count = lines.length
  const goTo = (place: number, among = lines) => {
    const line = among[place]
    setAt(place)
    if (line) onFound(line.id, line.module)
    else onNothing()
  }
  const step = (by: 1 | -1) => count > 0 && goTo((at + by + count) % count)
  const type = (next: string) => {
    setWords(next)
    goTo(0, findLines(program, next))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the field within
    <div className={styles.find} role="search" aria-label={t('courses.program_find')} onKeyDown={onKeyDown}>
      <SearchInput
        value={words}
        onChange={type}
        maxLength={200}
        label={t('courses.program_find')}
        clearLabel={t('common.search_clear')}
      />
      <span className={styles.count} role="status">
        {words.trim() !== '' &&
          (count === 0 ? t('create-course.find_none') : t('create-course.find_at', { at: at + 1, count }))}
      </span>
      <IconButton
        icon={ChevronUp}
        label={t('create-course.find_before')}
        disabled={count === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={t('create-course.find_next')}
        disabled={count === 0}
        onClick={() => step(1)}
      />
    </div>
  )
}

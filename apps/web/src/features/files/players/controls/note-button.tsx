import { IconButton } from '@lectern/ui/actions/icon-button'
import { NotebookPen } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useMomentTaker } from '../engine/moment-notes.ts'
import { clockText } from '../rules/clock-text.ts'

interface NoteButtonProps {
  /** Null outside of a lesson. */
  unit: number | null
  /** Seconds. */
  time: number
}

/** A note at the moment that is shown; where nobody takes notes there is no button. */
export const NoteButton = ({ unit, time }: NoteButtonProps) => {
  const { t } = useTexts()
  const take = useMomentTaker()
  if (take === null || unit === null) return null
  return (
    <IconButton
      icon={NotebookPen}
      label={t('player.note_here', { time: clockText(time) })}
      onClick={() => take({ unit, at: Math.floor(time) })}
    />
  )
}

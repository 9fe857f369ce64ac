import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Circle, Pause } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'

interface PauseButtonProps {
  isPaused: boolean
  setPaused: (isPaused: boolean) => void
}

/** Lets a recording rest, and go on. */
export const PauseButton = ({ isPaused, setPaused }: PauseButtonProps) => {
  const { t } = useTexts()
  return (
    <Button icon={<Icon of={isPaused ? Circle : Pause} />} onClick={() => setPaused(!isPaused)}>
      {t(isPaused ? 'documents.continue' : 'documents.pause_recording')}
    </Button>
  )
}

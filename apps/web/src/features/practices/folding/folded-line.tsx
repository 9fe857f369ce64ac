import type { ShownAttemptQuestion } from '@lectern/contract/attempts/shown-question'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'

interface FoldedLineProps {
  byKey: readonly ShownAttemptQuestion[]
  isOpen: boolean
  onToggle: () => void
}

/** Stands for the answers that the key settled, and opens them. */
export const FoldedLine = ({ byKey, isOpen, onToggle }: FoldedLineProps) => {
  const { t } = useTexts()
  const right = byKey.filter(({ result }) => result.state === 'correct').length
  return (
    <div>
      <Button
        variant="quiet"
        icon={<Icon of={isOpen ? ChevronDown : ChevronRight} />}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {t('practices.answers_by_key', { count: byKey.length, right })}
      </Button>
    </div>
  )
}

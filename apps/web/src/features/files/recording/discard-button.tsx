import { Button } from '@lectern/ui/actions/button'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'

interface DiscardButtonProps {
  onDiscard: () => void
  size?: 'small' | undefined
}

/** Throws a recording away when it was pressed twice. */
export const DiscardButton = ({ onDiscard, size }: DiscardButtonProps) => {
  const { t } = useTexts()
  const [isSure, setSure] = useState(false)
  return (
    <Button variant="quiet" {...(size && { size })} onClick={isSure ? onDiscard : () => setSure(true)}>
      {t(isSure ? 'documents.discard_sure' : 'documents.discard')}
    </Button>
  )
}

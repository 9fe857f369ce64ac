import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'

interface ExtraProps {
  add: TextId
  isThere: boolean
  /** May ask whether it was asked for a moment ago. */
  children: ReactNode | ((asked: boolean) => ReactNode)
}

/** Something that most questions do without: a button until it is asked for. */
export const Extra = ({ add, isThere, children }: ExtraProps) => {
  const { t } = useTexts()
  const [wanted, setWanted] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wanted) box.current?.querySelector<HTMLElement>('textarea, [contenteditable], input, select')?.focus()
  }, [wanted])
  if (isThere || wanted)
    return <div ref={box}>{typeof children === 'function' ? children(wanted) : children}</div>
  return (
    <div>
      <Button variant="quiet" size="small" icon={<Icon of={Plus} />} onClick={() => setWanted(true)}>
        {t(add)}
      </Button>
    </div>
  )
}

import { useId, type ReactElement, type ReactNode } from 'react'
import type { Side } from './place-popover.ts'
import { useTooltip } from './use-tooltip.tsx'

interface TooltipProps {
  text: ReactNode
  side?: Side | undefined
  /** Draws the element that is explained; spread what it is given onto it. */
  children: (attributes: TooltipAttributes) => ReactElement
}

type TooltipAttributes = ReturnType<typeof useTooltip>['handlers'] & { 'aria-describedby': string }

/** An explanation beside an element, for pointer and keyboard alike. Never the only place of something needed. */
export const Tooltip = ({ text, side = 'above', children }: TooltipProps) => {
  const id = useId()
  const { handlers, tip } = useTooltip({ text, side, id })
  return (
    <>
      {children({ ...handlers, 'aria-describedby': id })}
      {tip}
    </>
  )
}

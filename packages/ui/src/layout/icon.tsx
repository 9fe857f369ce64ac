import type { LucideIcon } from 'lucide-react'

interface IconProps {
  of: LucideIcon
  /** Pixels. */
  size?: 16 | 20 | 24
  className?: string | undefined
}

/** A picture beside words: 1.5 px stroke at every size, hidden from assistive technology. */
export const Icon = ({ of: Shape, size = 16, className }: IconProps) => (
  <Shape
    size={size}
    strokeWidth={1.5}
    absoluteStrokeWidth
    aria-hidden="true"
    // Markup names no namespace: a page carries many pictures.
    xmlns={undefined}
    className={className}
  />
)

import { createElement, type ComponentProps } from 'react'

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

interface IconProps extends ComponentProps<'svg'> {
  size?: number
  absoluteStrokeWidth?: boolean
}

/**
 * Takes the place of Lucide's own maker of icons in every build (scripts/lighter-vendors-plugin.ts): the same
 * drawings without its context, aliases and names.
 */
const createLucideIcon = ({ node }: IconData) => {
  const LucideIcon = ({ size = 24, strokeWidth = 2, absoluteStrokeWidth, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: absoluteStrokeWidth ? (Number(strokeWidth) * 24) / size : strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  return LucideIcon
}

// oxlint-disable-next-line import/no-default-export -- as the module that this replaces
export default createLucideIcon

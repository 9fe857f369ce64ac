import type { Area } from '@lectern/contract/quizzes/question-types/types/hotspot/area'
import type { SVGProps } from 'react'

interface AreaShapeProps extends SVGProps<SVGGElement> {
  area: Area
}

const Outline = ({ area }: { area: Area }) => {
  if (area.shape === 'polygon')
    return <polygon points={area.corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
  const { x, y, width, height } = area
  if (area.shape === 'rectangle') return <rect x={x} y={y} width={width} height={height} />
  return <ellipse cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} />
}

/** The outline of an area, in shares of the picture that it lies on. */
export const AreaShape = ({ area, ...rest }: AreaShapeProps) => (
  <g {...rest}>
    <Outline area={area} />
  </g>
)

import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'

/** The picture that goes with each tone, so that colour never speaks alone. */
export const toneIcon = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleX } as const

export type Tone = keyof typeof toneIcon

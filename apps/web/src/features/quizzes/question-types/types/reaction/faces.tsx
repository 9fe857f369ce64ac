import type { TextId } from '../../../../../lib/texts/index.ts'

interface Face {
  readonly name: TextId
  readonly skin: string
  readonly eyes: number
  readonly mouth: string
  /** A mouth that is open. */
  readonly isOpen?: true
  readonly brows?: string
}

const dark = '#3a2a3d'

/** From the saddest to the happiest; drawn here, so that they look alike on every device. */
const faces: readonly Face[] = [
  {
    name: 'quiz.face_upset',
    skin: '#ef8d7d',
    eyes: 19,
    mouth: 'M13 30c3.500-6 10.500-6 14 0',
    brows: 'M10.500 12.500l6 3M29.500 12.500l-6 3',
  },
  {
    name: 'quiz.face_lost',
    skin: '#f2a08a',
    eyes: 18.5,
    mouth: 'M13.500 28.500c3.500-4.500 9.500-4.500 13 0',
  },
  { name: 'quiz.face_unsure', skin: '#f6bd84', eyes: 16.5, mouth: 'M13.500 27.500c4-2.500 9-2.500 13-.5' },
  { name: 'quiz.face_fine', skin: '#f8d27e', eyes: 16.5, mouth: 'M13.500 26.500h13' },
  { name: 'quiz.face_good', skin: '#fbd35a', eyes: 16.5, mouth: 'M13 24.500c3.500 4.500 10.500 4.500 14 0' },
  {
    name: 'quiz.face_great',
    skin: '#ffc43d',
    eyes: 16,
    mouth: 'M11.500 23c2.500 9 14.500 9 17 0Z',
    isOpen: true,
  },
]

/** Number of faces → which ones. */
const facesOf: Readonly<Record<number, readonly number[]>> = {
  3: [1, 3, 5],
  4: [1, 2, 4, 5],
  5: [1, 2, 3, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
}

/** The face at a place of so many. */
export const faceAt = (at: number, total: number): Face | undefined => faces[facesOf[total]?.[at] ?? at]

/** A face by itself; its name stands beside it. */
export const DrawnFace = ({ face: { skin, eyes, mouth, isOpen, brows } }: { face: Face }) => (
  <svg width={40} height={40} viewBox="0 0 40 40" aria-hidden="true">
    <circle cx={20} cy={20} r={19} fill={skin} />
    <circle cx={14} cy={eyes} r={2.3} fill={dark} />
    <circle cx={26} cy={eyes} r={2.3} fill={dark} />
    <path
      d={brows ? `${mouth}${brows}` : mouth}
      fill={isOpen ? dark : 'none'}
      stroke={dark}
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

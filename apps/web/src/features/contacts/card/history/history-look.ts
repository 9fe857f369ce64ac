import {
  BookOpen,
  ClipboardCheck,
  Eye,
  KeyRound,
  Mail,
  type LucideIcon,
  Merge,
  MessageSquare,
  Pencil,
  Play,
  ShoppingCart,
  Tag,
  Users,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  access: KeyRound,
  comment: MessageSquare,
  consent: Mail,
  lesson: BookOpen,
  order: ShoppingCart,
  peer_review: Users,
  practice: ClipboardCheck,
  product: Play,
  quiz: ClipboardCheck,
  tag: Tag,
}

const merges: ReadonlySet<string> = new Set(['contact.merged', 'contact.unmerged'])

/** The picture of a fact, by the thing that it happens to. */
export const iconOf = (type: string): LucideIcon => {
  if (type === 'contact.looked_at') return Eye
  return merges.has(type) ? Merge : (icons[type.slice(0, type.indexOf('.'))] ?? Pencil)
}

const good: ReadonlySet<string> = new Set([
  'access.granted',
  'consent.granted',
  'contact.registered',
  'contact.unblocked',
  'lesson.completed',
  'order.payment_received',
  'practice.accepted',
])
const bad: ReadonlySet<string> = new Set([
  'access.revoked',
  'comment.flagged',
  'consent.withdrawn',
  'contact.blocked',
  'order.cancelled',
  'practice.failed',
])

export const toneOf = (type: string): 'success' | 'danger' | undefined => {
  if (good.has(type)) return 'success'
  return bad.has(type) ? 'danger' : undefined
}

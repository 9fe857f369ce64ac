import type { FileKind } from '@lectern/contract/files/kinds'
import { Icon } from '@lectern/ui/layout/icon'
import { Archive, AudioLines, File, FileText, Film, Image, NotebookText, type LucideIcon } from 'lucide-react'

const icons: Readonly<Record<FileKind, LucideIcon>> = {
  image: Image,
  video: Film,
  audio: AudioLines,
  pdf: FileText,
  document: NotebookText,
  archive: Archive,
  other: File,
}

/** The picture of a kind of file. */
export const KindIcon = ({ kind, size = 20 }: { kind: FileKind; size?: 16 | 20 | 24 }) => (
  <Icon of={icons[kind]} size={size} />
)

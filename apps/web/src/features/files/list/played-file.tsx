import type { ChildFile, File as StoredFile } from '@lectern/contract/files/file'
import styles from './file-list.module.css'

const childOf = ({ children }: StoredFile, role: ChildFile['role']): ChildFile | undefined =>
  children.find((child) => child.role === role)

/** A film or a sound of a list, played in its place with the browser's own controls (document 001 §2, "short mode"). */
export const PlayedFile = ({ file }: { file: StoredFile }) => {
  const tracks = file.children.filter(({ role }) => role === 'captions')
  const made = childOf(file, file.kind === 'video' ? 'mp4' : 'mp3')
  const Player = file.kind === 'video' ? 'video' : 'audio'
  const poster = file.kind === 'video' ? childOf(file, 'poster')?.url : undefined
  return (
    <Player
      className={styles.played}
      aria-label={file.original_name}
      controls
      autoPlay
      {...(poster !== undefined && { poster })}
    >
      {file.kind === 'audio' && file.url && <source src={file.url} type={file.mime_type} />}
      {made && <source src={made.url} type={made.mime_type} />}
      {tracks.map((track) => (
        <track
          key={track.uuid}
          kind="captions"
          src={track.url}
          {...(track.language !== null && { srcLang: track.language })}
          {...(track.label !== null && { label: track.label })}
        />
      ))}
    </Player>
  )
}

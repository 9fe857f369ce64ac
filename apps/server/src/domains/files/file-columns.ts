import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** The storage's own tables. */
export const ownFiles = {
  columns: {
    file_texts: { file_id: 'own' },
    file_usages: { file_id: 'own' },
    file_words: { cues: 'own', file_id: 'own' },
    files: { meta: 'own', peaks: 'own', uuid: 'own' },
    player_logs: { sources: 'none' },
    uploads: { file_uuid: 'own' },
  },
} as const satisfies DomainFiles

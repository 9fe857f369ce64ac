/*
 * Players of films and recordings, of this server, of a content network and of other hosts. Four notions:
 *
 * - a playback (engine/playback.ts) is one way to play something, with its state and what can be asked of it, the same whoever
 *   plays: an element of the page (create-media-playback.ts) or a host's own player (hosts/);
 * - an engine brings the bytes into an element: the browser itself (attach-plain.ts) or the library for streams
 *   (attach-library.ts), as open-engine.ts decides; stream-session.ts mends what breaks, stream-faults.ts says what cannot be mended;
 * - playback behaviour (attach-playback-behaviour.ts) is what every player does besides: going on where somebody stopped, one
 *   player at a time, reports of what was watched;
 * - controls (controls/) are the one layer of buttons, keys and messages over every picture; panel/ shows chapters and transcript
 *   below it.
 *
 * rules/ decides without a browser: recovery, resuming, places of a broadcast, addresses of hosts. A file in this folder is one player
 * for one kind of source; media-unit.tsx chooses.
 */
export { AudioPlayer } from './audio-player.tsx'
export { EmbeddedPlayer } from './embedded-player.tsx'
export { LinkedPlayer } from './linked-player.tsx'
export { hearFilmStarts, tellFilmStarted } from './film-starts.ts'
export { type NotedMoment, takeMoments } from './engine/moment-notes.ts'
export { hashOfMoment } from './rules/video-hash.ts'
export { clockText } from './rules/clock-text.ts'
export { MediaUnit } from './media-unit.tsx'
export { createReports } from './engine/report-watching.ts'
export { filmOfLink } from './rules/source-of-link.ts'
export { useFileTitle } from '../use-file-title.ts'
export { VideoPlayer } from './video-player.tsx'

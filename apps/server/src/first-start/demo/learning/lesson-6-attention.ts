import { type DemoLesson, text } from '../content.ts'

export const attention: DemoLesson = {
  key: 'attention',
  title: 'One thing at a time',
  opensAfterDays: 3,
  sections: [
    {
      name: 'A room with one chair',
      units: [
        text(`
          Attention is a room with one chair. You can change who sits in it as often as you like, but every change costs:
          someone has to get up, someone has to sit down, and both have to find the place in the book again.

          Two people who share a desk and a film are not studying with a film on. They are studying in pieces, forty times
          an hour, and each piece begins with "where was I?".

          ## The phone on the table

          A telephone that is switched off still takes a little of the room, because a part of you keeps _not_ looking at
          it. The remedy is embarrassingly simple: **put it where you would have to stand up.** Another room is best.

          > You do not need more willpower. You need fewer occasions to use it.
        `),
      ],
    },
    {
      name: 'Twenty-five minutes',
      units: [
        text(`
          1. Write down **one sentence**: what will be different when this session is over? "Do chemistry" is not a
             sentence. "Solve three titration problems without looking" is.
          2. Set a timer to twenty-five minutes. A kitchen timer beats a telephone, for the reason above.
          3. When a stray thought comes, and it will, put it on a slip of paper and go on. It can wait; now it will not be
             lost.
          4. Stop when it rings. Stand up for five minutes. Then pull out of your head what you have just done.

          ## And then sleep

          What you learned today is put in order tonight. A short night costs you twice: the day that follows, and the
          day before. If you must choose between one more hour of study and one more hour of sleep, sleep is often the
          better _study_ decision.

          This lesson has no practice. Your practice is one session, today.
        `),
      ],
    },
  ],
}

CREATE TABLE "course_visits" (
	"school_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"visited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_visits_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
CREATE INDEX "course_visits_user_id_index" ON "course_visits" USING btree ("user_id");
--> statement-breakpoint
INSERT INTO "course_visits" ("school_id", "course_id", "user_id", "lesson_id", "visited_at")
SELECT DISTINCT ON ("course_id", "user_id") "school_id", "course_id", "user_id", "lesson_id",
	greatest("started_at", "watched_at", "done_at") AS "visited_at"
FROM "lesson_progress"
ORDER BY "course_id", "user_id", "visited_at" DESC, "lesson_id" DESC;

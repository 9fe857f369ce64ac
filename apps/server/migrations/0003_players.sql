CREATE TABLE "player_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"error" text NOT NULL,
	"location" text NOT NULL,
	"sources" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit_progress" (
	"user_id" bigint NOT NULL,
	"unit_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"cabinet_id" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"watched_at" timestamp (3) with time zone,
	"percent" double precision DEFAULT 0 NOT NULL,
	"minutes" double precision DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unit_progress_user_id_unit_id_pk" PRIMARY KEY("user_id","unit_id")
);
--> statement-breakpoint
CREATE INDEX "player_logs_cabinet_id_created_at_index" ON "player_logs" USING btree ("cabinet_id","created_at");--> statement-breakpoint
CREATE INDEX "player_logs_created_at_index" ON "player_logs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "unit_progress_unit_id_index" ON "unit_progress" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "unit_progress_lesson_id_user_id_index" ON "unit_progress" USING btree ("lesson_id","user_id");
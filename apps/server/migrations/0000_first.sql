CREATE TABLE "products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"productable_type" text NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"enrolment" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_one_per_person" UNIQUE("product_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "cabinet_members" (
	"cabinet_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cabinet_members_cabinet_id_user_id_pk" PRIMARY KEY("cabinet_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "cabinets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cabinets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"owner_id" bigint NOT NULL,
	"time_zone" text DEFAULT 'Europe/Kyiv' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cabinets_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "current_cabinets" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"cabinet_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_methods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_methods_one_per_account" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"phone" text,
	"language" text,
	"is_auto_timezone" boolean DEFAULT true NOT NULL,
	"time_zone" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_answers" (
	"attempt_id" bigint NOT NULL,
	"question_id" text NOT NULL,
	"answer" jsonb NOT NULL,
	"taken" jsonb NOT NULL,
	"last_device" text NOT NULL,
	"last_seq" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attempt_answers_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"quiz_id" bigint NOT NULL,
	"quiz_version_id" bigint NOT NULL,
	"root_id" bigint,
	"status_id" smallint NOT NULL,
	"arrangements" jsonb NOT NULL,
	"grades" jsonb,
	"scores" double precision,
	"max_scores" double precision,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "courses_one_per_product" UNIQUE("product_id")
);
--> statement-breakpoint
CREATE TABLE "info_units" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "info_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"section_id" bigint NOT NULL,
	"key" text NOT NULL,
	"type_id" smallint NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	"public_content" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "info_units_key_in_section" UNIQUE("section_id","key")
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"user_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"cabinet_id" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"watched_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "lesson_progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_quizzes" (
	"lesson_id" bigint NOT NULL,
	"unit_id" bigint NOT NULL,
	"quiz_id" bigint NOT NULL,
	CONSTRAINT "lesson_quizzes_unit_id_quiz_id_pk" PRIMARY KEY("unit_id","quiz_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_sections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"status_id" smallint NOT NULL,
	"position" integer NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"accessible_after_days" integer DEFAULT 0 NOT NULL,
	"accessible_start_hour" text DEFAULT '00:00' NOT NULL,
	"accessible_timezone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "quiz_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quiz_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"quiz_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quiz_versions_one_per_revision" UNIQUE("quiz_id","revision")
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quizzes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"settings" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"ready_content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cabinet_members" ADD CONSTRAINT "cabinet_members_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cabinet_members" ADD CONSTRAINT "cabinet_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cabinets" ADD CONSTRAINT "cabinets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_cabinets" ADD CONSTRAINT "current_cabinets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_methods" ADD CONSTRAINT "sign_in_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "info_units" ADD CONSTRAINT "info_units_section_id_lesson_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."lesson_sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_quizzes" ADD CONSTRAINT "lesson_quizzes_unit_id_info_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."info_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_sections" ADD CONSTRAINT "lesson_sections_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_versions" ADD CONSTRAINT "quiz_versions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_cabinet_id_index" ON "products" USING btree ("cabinet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug" ON "products" USING btree ("cabinet_id","productable_type","slug") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "subscriptions_user_id_index" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_cabinet_id_index" ON "subscriptions" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "cabinet_members_user_id_index" ON "cabinet_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cabinets_owner_id_index" ON "cabinets" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_methods_user_id_index" ON "sign_in_methods" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_in_process" ON "attempts" USING btree ("user_id","lesson_id","quiz_id") WHERE status_id = 5;--> statement-breakpoint
CREATE INDEX "attempts_user_id_quiz_id_lesson_id_started_at_index" ON "attempts" USING btree ("user_id","quiz_id","lesson_id","started_at");--> statement-breakpoint
CREATE INDEX "attempts_cabinet_id_started_at_index" ON "attempts" USING btree ("cabinet_id","started_at");--> statement-breakpoint
CREATE INDEX "attempts_quiz_id_index" ON "attempts" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "courses_cabinet_id_updated_at_index" ON "courses" USING btree ("cabinet_id","updated_at");--> statement-breakpoint
CREATE INDEX "info_units_section_id_position_index" ON "info_units" USING btree ("section_id","position");--> statement-breakpoint
CREATE INDEX "lesson_progress_course_id_user_id_index" ON "lesson_progress" USING btree ("course_id","user_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_lesson_id_index" ON "lesson_progress" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_quizzes_lesson_id_index" ON "lesson_quizzes" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_quizzes_quiz_id_index" ON "lesson_quizzes" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "lesson_sections_lesson_id_position_index" ON "lesson_sections" USING btree ("lesson_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "lessons_slug" ON "lessons" USING btree ("course_id","slug") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "lessons_course_id_position_index" ON "lessons" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "lessons_cabinet_id_index" ON "lessons" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "quizzes_cabinet_id_updated_at_index" ON "quizzes" USING btree ("cabinet_id","updated_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");
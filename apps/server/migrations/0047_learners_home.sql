CREATE TABLE "calendar_feeds" (
	"user_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_user_id_school_id_pk" PRIMARY KEY("user_id","school_id"),
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "home_visits" (
	"user_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"before_at" timestamp (3) with time zone,
	CONSTRAINT "home_visits_user_id_school_id_pk" PRIMARY KEY("user_id","school_id")
);
--> statement-breakpoint
CREATE TABLE "learning_days" (
	"user_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "learning_days_user_id_school_id_day_pk" PRIMARY KEY("user_id","school_id","day")
);
--> statement-breakpoint
CREATE TABLE "streak_choices" (
	"user_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "streak_choices_user_id_school_id_pk" PRIMARY KEY("user_id","school_id")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "decided_by" bigint;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "stopped_unit_id" bigint;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "has_streaks" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_visits" ADD CONSTRAINT "home_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_visits" ADD CONSTRAINT "home_visits_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streak_choices" ADD CONSTRAINT "streak_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streak_choices" ADD CONSTRAINT "streak_choices_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feeds_school_id_index" ON "calendar_feeds" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "home_visits_school_id_index" ON "home_visits" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "learning_days_school_id_index" ON "learning_days" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "streak_choices_school_id_index" ON "streak_choices" USING btree ("school_id");
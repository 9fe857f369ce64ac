CREATE TABLE "contact_tags" (
	"contact_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_tags_contact_id_tag_id_pk" PRIMARY KEY("contact_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"user_id" bigint,
	"email" text,
	"name" text NOT NULL,
	"surname" text,
	"phone" text,
	"country" text,
	"city" text,
	"language" text,
	"time_zone" text,
	"birthday" date,
	"source" text NOT NULL,
	"manager_id" bigint,
	"status" text DEFAULT 'active' NOT NULL,
	"address_state" text DEFAULT 'unknown' NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"called" text GENERATED ALWAYS AS (folded(name || ' ' || coalesce(surname, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) STORED NOT NULL,
	"sort_name" text GENERATED ALWAYS AS (left(folded(coalesce(surname || ' ', '') || coalesce(nullif(name, ''), email, phone, '')), 200)) STORED NOT NULL,
	"active_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contacts_one_per_email" UNIQUE("school_id","email"),
	CONSTRAINT "contacts_one_per_user" UNIQUE("school_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"name" text NOT NULL,
	"folded" text GENERATED ALWAYS AS (folded(name)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tags_one_per_name" UNIQUE("school_id","folded")
);
--> statement-breakpoint
CREATE TABLE "contact_unique_values" (
	"field_id" bigint NOT NULL,
	"contact_id" bigint NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "contact_unique_values_field_id_contact_id_pk" PRIMARY KEY("field_id","contact_id"),
	CONSTRAINT "contact_unique_values_once" UNIQUE("field_id","value")
);
--> statement-breakpoint
ALTER TABLE "contact_tags" ADD CONSTRAINT "contact_tags_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_tags" ADD CONSTRAINT "contact_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_unique_values" ADD CONSTRAINT "contact_unique_values_field_id_contact_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."contact_fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_unique_values" ADD CONSTRAINT "contact_unique_values_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_tags_tag_id_contact_id_index" ON "contact_tags" USING btree ("tag_id","contact_id");--> statement-breakpoint
CREATE INDEX "contacts_user_id_index" ON "contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contacts_manager_id_index" ON "contacts" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "contacts_school_id_active_at_id_index" ON "contacts" USING btree ("school_id","active_at","id");--> statement-breakpoint
CREATE INDEX "contacts_school_id_created_at_id_index" ON "contacts" USING btree ("school_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contacts_school_id_sort_name_id_index" ON "contacts" USING btree ("school_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "contacts_fields" ON "contacts" USING gin ("fields" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "contacts_called" ON "contacts" USING gin ("called" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_unique_values_contact_id_index" ON "contact_unique_values" USING btree ("contact_id");--> statement-breakpoint
-- Who takes part in something of a school, answered to it or has points there is its contact.
INSERT INTO "contacts" ("school_id", "user_id", "email", "name", "surname", "phone", "country", "language", "time_zone", "source", "address_state", "active_at", "created_at", "updated_at")
SELECT met.school_id, u.id, u.email, u.name, u.surname, u.phone, u.country, u.language, u.time_zone, met.source,
	CASE WHEN u.email_verified THEN 'confirmed' ELSE 'unknown' END,
	coalesce(u.last_seen_at, met.since), met.since, met.since
FROM (
	SELECT school_id, user_id, min(since) AS since, (array_agg(source ORDER BY since, source))[1] AS source
	FROM (
		SELECT school_id, user_id, started_at AS since, 'enrolment' AS source FROM enrolments
		UNION ALL
		SELECT f.school_id, v.user_id, v.updated_at, 'registration' FROM contact_field_values v JOIN contact_fields f ON f.id = v.field_id
		UNION ALL
		SELECT school_id, user_id, created_at, 'enrolment' FROM point_entries
	) AS meetings
	GROUP BY school_id, user_id
) AS met
JOIN users u ON u.id = met.user_id
JOIN schools s ON s.id = met.school_id;
--> statement-breakpoint
UPDATE "contacts" SET "fields" = answers.fields
FROM (
	SELECT f.school_id, v.user_id, jsonb_object_agg(v.field_id::text, v.value) AS fields
	FROM contact_field_values v JOIN contact_fields f ON f.id = v.field_id
	GROUP BY f.school_id, v.user_id
) AS answers
WHERE answers.school_id = contacts.school_id AND answers.user_id = contacts.user_id;
--> statement-breakpoint
-- Where two people gave the same value in other letters, the first keeps it alone; both values stay as they were written.
INSERT INTO "contact_unique_values" ("field_id", "contact_id", "value")
SELECT v.field_id, c.id, CASE WHEN jsonb_typeof(v.value) = 'string' THEN lower(normalize(btrim(v.value #>> '{}'), NFC)) ELSE v.value::text END
FROM contact_field_values v
JOIN contact_fields f ON f.id = v.field_id AND f.is_unique
JOIN contacts c ON c.school_id = f.school_id AND c.user_id = v.user_id
ORDER BY v.updated_at, c.id
ON CONFLICT DO NOTHING;

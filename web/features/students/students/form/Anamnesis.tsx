import { SegmentedControl, SimpleGrid, Stack, Text, Textarea, TextInput, Title } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { type ReactNode, useId } from "react";
import { DIABETES_TYPES, type OpenQuestion, type YesNoQuestion } from "#domain/students/anamnesis.ts";
import { choicesOf } from "#domain/text/labels.ts";
import { ChipChoice } from "../../../../ui/select/ChipChoice.tsx";
import classes from "./Anamnesis.module.css";
import type { StudentForm } from "./student-form.ts";

interface PartProps {
  readonly answersTitle: string;
  readonly answers: ReactNode;
  readonly questions: ReactNode;
}

export function AnamnesisPart({ answersTitle, answers, questions }: PartProps) {
  return (
    <Stack gap="xl">
      <Stack gap="sm">
        <Title order={3} size="h5">
          {answersTitle}
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
          {answers}
        </SimpleGrid>
      </Stack>
      <Stack gap="sm">
        <Title order={3} size="h5">
          Saúde
        </Title>
        <div className={classes.questions}>{questions}</div>
      </Stack>
    </Stack>
  );
}

interface QuestionProps<Question> {
  readonly form: UseFormReturnType<StudentForm>;
  readonly part: "personal_anamnesis" | "physiological_anamnesis";
  readonly questions: readonly Question[];
}

export const OpenAnswers = ({ form, part, questions }: QuestionProps<OpenQuestion>) =>
  questions.map(({ field, label, hint, inputMode }) => (
    <TextInput
      key={field}
      label={label}
      autoComplete="off"
      {...(hint && { placeholder: hint })}
      {...(inputMode && { inputMode })}
      {...form.getInputProps(`${part}.${field}`)}
    />
  ));

const YES_OR_NO = [
  { value: "", label: "Não informado" },
  { value: "false", label: "Não" },
  { value: "true", label: "Sim" },
];

/** A detail is asked for only beside a yes. Taking the yes back hides it; what was typed is there again with the next yes. */
export const Questions = ({ form, part, questions }: QuestionProps<YesNoQuestion>) =>
  questions.map((question) => <Question key={question.field} form={form} part={part} question={question} />);

function Question({
  form,
  part,
  question,
}: Omit<QuestionProps<never>, "questions"> & { readonly question: YesNoQuestion }) {
  const id = useId();
  const path = `${part}.${question.field}`;
  const answer = form.values[part][question.field];
  return (
    <div className={classes.question}>
      <Text id={id} size="sm" fw={500} component="span">
        {question.label}
      </Text>
      <SegmentedControl
        aria-labelledby={id}
        classNames={{ label: classes.answer ?? "" }}
        data={YES_OR_NO}
        value={typeof answer === "boolean" ? String(answer) : ""}
        onChange={(chosen) => form.setFieldValue(path, chosen === "" ? null : chosen === "true")}
      />
      {answer === true && (
        <div className={classes.detail}>
          <Detail form={form} path={`${part}.${question.detail.field}`} detail={question.detail} />
        </div>
      )}
    </div>
  );
}

const CHOICES: Readonly<Record<string, ReturnType<typeof choicesOf>>> = { diabets_type: choicesOf(DIABETES_TYPES) };

interface DetailProps {
  readonly form: UseFormReturnType<StudentForm>;
  readonly path: string;
  readonly detail: YesNoQuestion["detail"];
}

function Detail({ form, path, detail: { field, label, inputMode } }: DetailProps) {
  const choices = CHOICES[field];
  if (choices) return <ChipChoice label={label} clearable data={choices} {...form.getInputProps(path)} />;
  return (
    <Textarea
      label={label}
      autosize
      minRows={1}
      maxRows={6}
      classNames={{ input: classes.words ?? "" }}
      {...(inputMode && { inputMode })}
      {...form.getInputProps(path)}
    />
  );
}

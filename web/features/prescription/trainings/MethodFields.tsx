import { Autocomplete, Textarea } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { comparable } from "../../../ui/select/accentless-filter.ts";
import { LIST_IN_PLACE } from "../../../ui/select/select-props.ts";
import { methodsQuery } from "../../catalogue/exercises/data.ts";
import type { TrainingForm } from "./training-form.ts";

interface Props {
  readonly form: UseFormReturnType<TrainingForm>;
}

const WAIT_MS = 500;

/** A method that is not listed may be written: Enter takes the first that was found, Tab keeps the letters. */
export function MethodFields({ form }: Props) {
  const { methodName, methodDescription } = form.values;
  const [searchText] = useDebouncedValue(methodName.trim(), WAIT_MS);
  const { data: methods = [] } = useQuery(methodsQuery(searchText));

  const field = form.getInputProps("methodName");
  const isAnswered = searchText === methodName.trim();
  const choose = (name: string) => {
    const method = methods.find((one) => comparable(one.name) === comparable(name));
    if (method) form.setFieldValue("methodDescription", method.description);
  };

  return (
    <>
      <Autocomplete
        label="Método de treinamento (opcional)"
        placeholder="Busque ou escreva o método"
        data={[...new Set(methods.map(({ name }) => name))]}
        // The server has searched already, and more than names.
        filter={({ options, limit }) => options.slice(0, limit)}
        limit={50}
        maxLength={120}
        openOnFocus={false}
        selectFirstOptionOnChange={isAnswered && searchText !== ""}
        {...LIST_IN_PLACE}
        onOptionSubmit={choose}
        {...field}
        onBlur={(event) => {
          field.onBlur?.(event);
          if (methodDescription === "") choose(methodName.trim());
        }}
      />
      {(methodName !== "" || methodDescription !== "") && (
        <Textarea
          label="Descrição do método"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={4000}
          {...form.getInputProps("methodDescription")}
        />
      )}
    </>
  );
}
